// Boards whose lengths are published.
// Number 12 of Korf's hundred boards, for the goal with the blank first; its optimum is 45.
export const korf12 = '14 1 9 6 / 4 8 12 5 / 7 2 3 0 / 10 11 13 15';
export const blankFirst = '0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15';
// The first of Korf and Felner's fifty boards of 5x5: far more than a second for anybody.
export const long = '14 5 9 2 18 / 8 23 19 12 17 / 15 0 10 20 4 / 6 11 21 1 7 / 24 3 16 22 13';
export const blankFirst5 =
  '0 1 2 3 4 / 5 6 7 8 9 / 10 11 12 13 14 / 15 16 17 18 19 / 20 21 22 23 24';
