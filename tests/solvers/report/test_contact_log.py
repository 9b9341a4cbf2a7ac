"""The contact list while it grows."""

from kernel_lib.solvers.report.contact_log import Entry, Log

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


def test_what_a_contact_has_taken_is_listed_once():
    """Where bodies parted the list said again what had been lost since they met."""
    log = Log()
    log.begin(entry(1.0, "slide"))
    log.lose((0, -1), 2.0)
    log.lose((0, -1), 0.5, for_good=False)
    assert log.contacts(2, 3.0).energy_lost.tolist() == [2.5]
    log.lose((0, -1), 1.0)
    log.begin(entry(4.0, "roll"))
    log.close_all(5.0)
    found = log.contacts(2, 9.0)
    assert found.kind.tolist() == ["slide", "roll", "part"]
    assert found.energy_lost.tolist() == [3, 0, 0]


def test_a_contact_too_short_to_be_seen_leaves_its_loss_to_the_next():
    log = Log()
    for key in (0, 1, 2):
        log.begin(entry(1.0, "settle", a=key))
    log.lose((0, -1), 2.0)
    log.lose((1, -1), 3.0)
    log.begin(entry(2.0, "rest", a=0))
    early = log.contacts(2, 2.0)
    assert early.kind.tolist() == ["slide", "rest"] and early.energy_lost.tolist() == [3, 2]
    log.close_all(4.0, still={(0, -1)})
    found = log.contacts(2, 9.0)
    assert found.kind.tolist() == ["slide", "rest"] and found.energy_lost.tolist() == [3, 2]
    assert found.duration.tolist() == [3, 7]


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
