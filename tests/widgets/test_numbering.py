"""Numbers of lessons: by order, and the same again when a cell is executed again."""

from IPython.core.getipython import get_ipython

from kernel_lib.widgets.numbering import Numbering, Request, number_in_notebook


def by_cell(cell: str, execution: str) -> Request:
    return {"header": {"msg_id": execution}, "metadata": {"cellId": cell}}


def by_program(execution: str) -> Request:
    return {"header": {"msg_id": execution}, "metadata": {}}


def test_lessons_of_one_cell_and_of_several_are_counted_in_order() -> None:
    numbers = Numbering()
    requests = [by_cell("a", "1"), by_cell("a", "1"), by_cell("b", "2")]
    assert [numbers.next_number(one) for one in requests] == [1, 2, 3]


def test_a_cell_executed_again_makes_the_same_lessons_again() -> None:
    numbers = Numbering()
    first = [numbers.next_number(by_cell(cell, cell)) for cell in "aab"]
    assert [numbers.next_number(by_cell("b", "8"))] == first[2:]
    assert [numbers.next_number(by_cell("a", "9")) for _ in range(3)] == [1, 2, 4]


def test_without_names_of_cells_each_execution_is_another_one() -> None:
    numbers = Numbering()
    assert [numbers.next_number(by_program(one)) for one in "abb"] == [1, 2, 3]


def test_what_is_made_outside_of_any_request_is_counted_too() -> None:
    numbers = Numbering()
    assert [numbers.next_number({}) for _ in range(3)] == [1, 2, 3]


def test_without_a_notebook_each_lesson_is_the_first() -> None:
    assert get_ipython() is None
    assert [number_in_notebook() for _ in range(2)] == [1, 1]
