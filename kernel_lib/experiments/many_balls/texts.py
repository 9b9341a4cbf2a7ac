"""What the verdicts of lesson 08 say."""

from dataclasses import replace
from typing import Any

from kernel_lib.experiments.teaching.texts import LESS, MORE, Texts

__all__ = ["BACK", "BROKEN", "HALF", "HOW_MANY", "HOW_MANY_ARE", "LAST_BACK", "SHARED"]
__all__ += ["SPEED_STEPS", "SPREAD", "THROWN", "TURNED", "TURN_STEPS", "UNMET", "WALL_STEPS"]

SPREAD = Texts(
    {
        "lopsided": "Most are slow, a few very fast",
        "one": "All at one speed",
        "bell": "A bell around 0",
        "even": "All equally common",
    },
    {
        "lopsided": "{faster} are faster than at the start, {slower} slower than half, {twice} "
        "more than twice as fast.",
        "one": "Head-on, equal balls swap. All {balls} still fly at {speed}.",
        "bell": "A bell: {left} fly to the left, {right} to the right, and {slow} are slower than "
        "half of {speed} either way.",
        "even": "All equally common, before any collision. In four equal ranges fly {quarters} "
        "balls.",
    },
    {
        ("one", "lopsided"): "Equal balls swap speeds only head-on. Off centre each gets a "
        "*share*: after {each} only {still} balls are within 1 % of the start's "
        "speed.",
        ("bell", "lopsided"): "A bell around {speed} needs 6 % more energy than there is. Few very "
        "fast balls must be paid for by many slow ones: {slower} are slower than half of that.",
        ("even", "lopsided"): "Chance does not make all speeds equally common. Equally common "
        "speeds up to {double} would need a third more energy. Here only {twice} are faster than "
        "that.",
        ("lopsided", "one"): "On a line every meeting is head-on, and equal balls then swap: no "
        "new speed can appear. All {balls} have {speed}.",
        ("bell", "one"): "A bell needs new speeds. On a line no ball gets one: head-on, equal "
        "balls only swap. All {balls} have {speed}.",
        ("even", "one"): "Chance chose the directions, not the speeds. Head-on, equal balls only "
        "swap: all {balls} still have {speed}.",
        ("one", "bell"): "Even at one speed a ball that flies at an angle has only part of it to "
        "the right. After the collisions {left} fly to the left and {right} to the right.",
        ("even", "bell"): "Equal chances for the *direction* are not equal chances for this "
        "number. {slow} are slower than half of {speed} either way, and {fast} faster than "
        "{speed}.",
        ("lopsided", "bell"): "That is the spread of *speeds*. To the right counts direction: "
        "{left} fly left, {right} fly right. Speeds are built from such bells.",
        (
            "one",
            "even",
        ): "One speed, but many directions: a ball at an angle has only part of it to "
        "the right. So this number spreads even without collisions: {quarters} in four equal "
        "ranges.",
        ("bell", "even"): "It becomes a bell *after* collisions. At the start all have one speed, "
        "and in space each slice of directions holds about as many: {quarters}.",
        ("lopsided", "even"): "That is after collisions. Before the first one nothing has mixed: "
        "all slices of directions hold about as many balls, {quarters}.",
    },
)

_FEW = "{count} of {balls}. Twice the speed is four times the energy: few collisions give so much."
_FIFTH = "{count} of {balls}. The fast balls hold much of the energy, so some balls must be slow."
_THIRD = "{count} of {balls}. Each fast ball holds the energy of several, so most must be slower."
_HALF = (
    "{count} of {balls}, not half: the long tail of fast balls lifts the average above the ball in "
    "the middle."
)
_OF_ALL: dict[Any, str] = {"fiftieth": _FEW, "fifth": _FIFTH, "third": _THIRD, "half": _HALF}

HOW_MANY = Texts(
    dict.fromkeys(("fiftieth", "fifth", "third", "half"), "{count} of {balls}"),
    _OF_ALL,
    {(said, true): text for true, text in _OF_ALL.items() for said in _OF_ALL if said != true},
)

#: One step further, where no sign stands next to a text.
HOW_MANY_ARE = replace(HOW_MANY, right={name: f"Right: {text}" for name, text in _OF_ALL.items()})

TURNED = Texts(
    {
        "all": "All {balls} are back",
        "some": "{part} have their old speed",
        "hardly": "Hardly any ball is back",
    },
    {
        "all": "All {balls} are back, none more than {far} from its start.",
        "some": "{part} have their old speed, the rest lost their way.",
        "hardly": "{part} have their old speed: hardly more than by chance.",
    },
    {
        ("hardly", "all"): "Order can come back. The laws of collisions have no direction in time: "
        "turned round after {each}, all {balls} went home. Nothing forbids it.",
        ("some", "all"): "It is nearly all or nothing. Turned after {each}, all {balls} came back, "
        "none more than {far} from its start.",
        ("all", "hardly"): "The laws run backwards, but tiny errors keep growing: each collision "
        "makes them many times larger. After {each} the sixteen digits of the computer are used "
        "up: {part} returned.",
        (
            "some",
            "hardly",
        ): "It is nearly all or nothing. After {each} the errors of all balls have "
        "grown too large: {part} have their old speed, hardly more than by chance.",
        ("all", "some"): "The errors have grown enough to make the first balls miss. A ball that "
        "misses one partner changes two paths: {part} returned.",
        ("hardly", "some"): "{part} still returned. After {each} the errors had not yet reached "
        "every ball.",
    },
)

HALF = Texts(
    {
        "same": "It stayed the same",
        "half": "It fell to {times} times",
        "nearly_twice": "It grew to {times} times",
        "twice": "It grew to {times} times",
        "four": "It grew to {times} times",
    },
    {
        "same": "It is {times} times: no wall moved while balls hit it.",
        "half": "It fell to {times} times: a ball that hits the piston leaves slower, such as this "
        "one, from {came} to {left}.",
        "nearly_twice": "It became {times} times: each ball that hits the piston leaves faster, "
        "and three directions share the gain.",
        "twice": "It became {times} times: each ball that hits the piston leaves faster, such as "
        "this one, from {came} to {left}.",
        "four": "It became {times} times: the ball leaves the piston faster at each knock, here "
        "from {came} to {left}.",
    },
    {
        ("same", "four"): "An elastic ball keeps its energy while walls stand still. This wall "
        "moved: at one knock {came} became {left}. In the end it has {times} times the energy.",
        ("same", "twice"): "Many think elastic balls keep their energy. Between themselves, yes. "
        "But the wall moved: this ball came at {came} and left at {left}. The piston does work.",
        ("same", "nearly_twice"): "Between themselves elastic balls keep their energy. But the "
        "wall moved and hit them: this ball came at {came} and left at {left}.",
        ("same", "half"): "At a knock on a wall that moves away the ball leaves slower: {came} "
        "became {left}. The gas has done work on the piston.",
        ("half", "same"): "No wall moved while balls hit it, so no ball lost speed: energy {times} "
        "times. With a slow piston it would be different.",
        ("twice", "same"): "More room gives no energy. No wall moved while balls hit it, so no "
        "ball gained speed: energy {times} times.",
        ("four", "same"): "Twice the room is not twice the speed. No wall moved while balls hit "
        "it, so nothing did work: energy {times} times.",
        ("twice", "half"): "A wall that moves away gives nothing. At a knock the ball leaves "
        "slower: {came} became {left}. The energy fell to {times} times.",
        ("four", "half"): "Speed is lost here, not gained. At one knock on the wall that moves "
        "away {came} became {left}. The energy fell to {times} times.",
        ("four", "twice"): "One ball on a line would be twice as fast. Here each flies in two "
        "directions and the piston works on one; collisions share the gain: {times} times.",
        ("four", "nearly_twice"): "One ball on a line would be twice as fast. In space the piston "
        "works on one direction of three; collisions share the gain: {times} times.",
        ("nearly_twice", "four"): "In space it is about 1.7 times. On a line nothing shares the "
        "gain: half the room means about twice the speed, {times} times the energy.",
        ("twice", "four"): "In the plane it is about twice. On a line every knock counts, and "
        "half the room means about twice the speed: {times} times the energy.",
        ("nearly_twice", "twice"): "In space three directions would share the gain, in the plane "
        "only two. Found here: {times} times.",
        ("twice", "nearly_twice"): "In the plane two directions share the gain, in space three. "
        "Found here: {times} times.",
    },
)

LAST_BACK = Texts(
    {"": "Up to {last} collisions each"},
    {
        "": "Right, to within one: up to {last} collisions each all {balls} returned, after {next} "
        "only {back}."
    },
    {
        LESS: "Too few. The errors grow at each collision, but they begin tiny: after {last} "
        "collisions each all {balls} still returned, after {next} only {back}.",
        MORE: "Too many. Each collision makes the errors many times larger: all {balls} returned "
        "up to {last} collisions each, after {next} only {back}.",
    },
)

_IN_THE_END = "In the end the energy is {back} times that at the start."

BACK = Texts(
    {
        "half": "{back} times that at the start",
        "same": "{back} times that at the start",
        "twice": "{back} times that at the start",
    },
    {
        ("same", "in"): "Right: a ball that hits a wall moving away leaves slower, and so loses "
        "what it had gained. " + _IN_THE_END,
        ("same", "out"): "Right: a ball that hits a wall moving in leaves faster, and so gains "
        "what it had lost. " + _IN_THE_END,
        "twice": "Right: when the room grew at once no ball lost anything. The piston then does "
        "work at each knock. " + _IN_THE_END,
    },
    {
        ("twice", "same", "in"): "The wall now moves away: at each knock on it a ball leaves "
        "slower. " + _IN_THE_END,
        ("half", "same", "in"): "On the way out the balls lose what they had gained, and no more. "
        + _IN_THE_END,
        ("half", "same", "out"): "The wall now moves in: at each knock on it a ball leaves faster. "
        + _IN_THE_END,
        ("twice", "same", "out"): "On the way in the balls gain what they had lost, and no more. "
        + _IN_THE_END,
        ("same", "twice"): "The same room is not the same energy. No ball lost any when the room "
        "grew at once, but the piston does work. " + _IN_THE_END,
        ("half", "twice"): "A wall that moves in takes no energy: a ball leaves it faster. "
        + _IN_THE_END,
    },
)

_SHARES_ON = "Collisions pass energy on until both have the same on average."
_NOT_YET = "Collisions pass energy on to those that have less; these have not been enough."

SHARED = Texts(
    dict.fromkeys(("less", "alike", "more"), "{ratio} times as much"),
    {
        "less": "It has {ratio} times the energy of a light one. " + _NOT_YET,
        "alike": "It has {ratio} times the energy of a light one. " + _SHARES_ON,
        "more": "It has {ratio} times the energy of a light one. " + _NOT_YET,
    },
    {
        ("less", "alike"): "It is slower, {slow} against {fast}, but heavy: speed counts for more "
        "in it. " + _SHARES_ON,
        ("more", "alike"): "A large mass alone is no energy: with {slow} it has {ratio} times that "
        "of a light one. " + _SHARES_ON,
        ("alike", "less"): "Not yet. After these collisions it has {ratio} times the energy of a "
        "light one. Those that have less still gain.",
        ("more", "less"): "A large mass alone is no energy. The heavy balls began at rest, and "
        "have {ratio} times the energy of a light one so far.",
        ("alike", "more"): "Not yet. At one speed the heavy balls began with more energy, and "
        "still have {ratio} times that of a light one.",
        ("less", "more"): "The heavy balls began as fast as the light ones, so with more energy. "
        "They still have {ratio} times that of a light one.",
    },
)

_BY_LOT = (
    "{left} of {balls} have hit nobody. Chance is not fair: some hit twice before others hit at "
    "all."
)

_MET = ("none", "seventh", "third", "half", "two_thirds")

UNMET = Texts(
    dict.fromkeys(_MET, "{left} of {balls}"),
    dict.fromkeys(_MET, _BY_LOT),
    {
        (said, true): "With turns for everybody {turns} would be left. " + _BY_LOT
        for true in _MET
        for said in _MET
        if said != true
    },
)

_ONE_FIRST = (
    "It hits two balls at the same moment. A program must take one first, and that decides: here "
    "the {first} one, so it drifts {way}, at {drift}."
)

THROWN = Texts(
    {"side": "To one side"},
    {"side": _ONE_FIRST},
    {
        ("straight", "side"): "Forces that last would press on both at once. " + _ONE_FIRST,
        ("back", "side"): "It does not come back: those that it meets are light. " + _ONE_FIRST,
    },
)

_MASS = "What counts is its mass against the balls that it meets at once, 1 kg each. "

_LEFT = {
    "through": "It has {left} of {speed} left.",
    "stopped": "Of {speed} it has only {left} left.",
    "back": "It flies back at {left}.",
}

BROKEN = Texts(
    {"through": "It breaks through", "stopped": "It is nearly stopped", "back": "It comes back"},
    {true: _MASS + left for true, left in _LEFT.items()},
    {
        (said, true): f"{why} {_MASS}{_LEFT[true]}"
        for (said, true), why in {
            ("stopped", "through"): "A wall of loose balls is no single wall.",
            ("back", "through"): "Loose balls give way, one after the other.",
            ("through", "stopped"): "To be heavier than each ball is not enough.",
            ("back", "stopped"): "It is too heavy for that.",
            ("through", "back"): "Speed alone breaks no wall.",
            ("stopped", "back"): "More balls stand behind the first.",
        }.items()
    },
)

SPEED_STEPS = (
    "Two equal balls meet head-on: they swap their speeds.",
    "Off centre 1 m/s and 1 m/s became 1.3 and 0.56 m/s.",
    "The squares: 1.69 + 0.31 = 2, as before. The energy is only shared anew.",
    "Again and again, 1000 balls: a few get much, so many have little.",
    "Your turn. One ball now has 1.2 m/s, before both had 1 m/s. The other has √(2 − 1.44) = "
    "[0.75] m/s.",
)

TURN_STEPS = (
    "The computer keeps 16 digits: the first error is 10⁻¹⁶ of a length of 1.",
    "Say each collision makes it 40 times larger: 4 × 10⁻¹⁵ after one.",
    "After five it is 10⁻⁸, still far below the size of a ball.",
    "40 multiplied ten times is 10¹⁶.",
    "Your turn. So the error is as large as 1 after [10] collisions.",
)

WALL_STEPS = (
    "A wall at rest: a ball comes at 1 m/s and leaves at 1 m/s.",
    "The wall moves in at 0.1 m/s. Seen from it the ball comes at 1.1 m/s and leaves at 1.1 m/s.",
    "Seen from the room it leaves at 1.1 + 0.1 = 1.2 m/s.",
    "Your turn. The wall moves in at 0.3 m/s: the ball leaves at [1.6] m/s.",
)
