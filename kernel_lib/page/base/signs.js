// Outlines of signs, on a square of 24.

export const STAR = "M12 3l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z";
export const TICK = "M5 12.5l4.5 4.5L19 7.5";
