"""The contact list while it grows."""

from kernel_lib.solvers.contact_log import Entry, Log

UP = (0.0, 1.0, 0.0)
AT = (0.0, 0.0, 0.0)


def entry(time, kind="impact", a=0, b=-1):
    return Entry(time, a, b, AT, UP, kind=kind)


def test_a_lasting_contact_goes_on_until_its_kind_changes():
    log = Log()
    log.begin(entry(1.0, "slide"))
    log.begin(entry(2.0, "slide"))
    log.begin(entry(3.0, "roll"))
    found = log.contacts(2, 10.0)
    assert found.kind.tolist() == ["slide", "roll"] and found.duration.tolist() == [2, 7]


def test_contacts_that_end_part():
    log = Log()
    log.begin(entry(1.0, "slide"))
    log.begin(entry(1.0, "rest", a=1))
    log.close_all(4.0, still={(1, -1)})
    found = log.contacts(2, 9.0)
    assert found.kind.tolist() == ["slide", "rest", "part"]
    assert found.duration.tolist() == [3, 8, 0]


def test_the_list_is_in_order_of_time():
    log = Log()
    for time in (2.0, 1.0, 3.0):
        log.add(entry(time))
    assert log.contacts(2, 5.0).time.tolist() == [1, 2, 3]


def test_a_copy_grows_alone():
    log = Log()
    log.begin(entry(1.0, "slide"))
    copy = log.copy()
    copy.close_all(2.0)
    assert len(log.entries) == 1 and len(copy.entries) == 2 and log.open and not copy.open
