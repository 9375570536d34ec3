/** Neighbours on keyboards of our languages, row by row and column by column, and the alphabet. */
const rows = [
  ...['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiopü', 'yxcvbnm', 'azertyuiop'],
  ...['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'abcdefghijklmnopqrstuvwxyz'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', 'абвгдеёжзийклмн'],
]
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))]
const shortest = 3
const maxRuns = 4

/** Whether a password is nothing but a few runs of neighbouring keys: `qwer1234`, `1qaz2wsx`. */
export function isKeyboardWalk(password: string): boolean {
  let rest = password.replace(/[^\p{L}\d]/gu, '')
  if (rest.length < password.length / 2) return false
  for (let count = 0; count < maxRuns && rest !== ''; count += 1) {
    const length = longestRun(rest)
    if (length === 0) return false
    rest = rest.slice(length)
  }
  return rest === ''
}

/** How many characters at the beginning are one run; 0 when they are too few to be one. */
function longestRun(text: string): number {
  let length = 0
  while (length < text.length && isRun(text.slice(0, length + 1))) length += 1
  return length >= shortest ? length : 0
}

function isRun(text: string): boolean {
  return runs.some((run) => run.includes(text))
}
