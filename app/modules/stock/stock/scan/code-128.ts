/** Widths of bars and gaps of each symbol, in modules (ISO/IEC 15417, table 1). */
const symbols = `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
  112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
  321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313
  231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131
  311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
  141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142
  121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`.split(/\s+/)

const [codeC, codeB, codeA, startA, startB, startC] = [99, 100, 101, 103, 104, 105]
const shift = 98
const symbolRuns = 6
const longest = 60

/** What a Code 128 says that begins at a bar; undefined where there is none. Control signs are left out. */
export function readCode128(runs: readonly number[], from: number): string | undefined {
  const start = symbolAt(runs, from)
  if (start !== startA && start !== startB && start !== startC) return undefined
  const values = [start]
  for (let at = from + symbolRuns; values.length < longest; at += symbolRuns) {
    if (isStop(runs, at)) return textOf(values)
    const value = symbolAt(runs, at)
    if (value === undefined) return undefined
    values.push(value)
  }
  return undefined
}

function symbolAt(runs: readonly number[], at: number): number | undefined {
  const widths = inModules(runs.slice(at, at + symbolRuns), symbolRuns, 11)
  const found = widths ? symbols.indexOf(widths.join('')) : -1
  return found === -1 ? undefined : found
}

function isStop(runs: readonly number[], at: number): boolean {
  return inModules(runs.slice(at, at + 7), 7, 13)?.join('') === '2331112'
}

/** Pixels as whole modules that come to as many as the symbol has; undefined where they do not. */
function inModules(runs: readonly number[], count: number, modules: number): number[] | undefined {
  if (runs.length < count) return undefined
  const whole = runs.reduce((sum, run) => sum + run, 0)
  const widths = runs.map((run) => Math.max(1, Math.round((run * modules) / whole)))
  return widths.reduce((sum, width) => sum + width, 0) === modules ? widths : undefined
}

function textOf(values: readonly number[]): string | undefined {
  const check = values.at(-1)
  const own = values.slice(0, -1)
  const sum = own.reduce((all, value, at) => all + value * Math.max(1, at), 0)
  if (own.length < 2 || sum % 103 !== check) return undefined
  let set = own[0] === startA ? 'A' : own[0] === startB ? 'B' : 'C'
  let isShifted = false
  let text = ''
  for (const value of own.slice(1)) {
    const now = isShifted ? (set === 'A' ? 'B' : 'A') : set
    isShifted = false
    if (value === codeC && set !== 'C') set = 'C'
    else if (value === codeB && set !== 'B') set = 'B'
    else if (value === codeA && set !== 'A') set = 'A'
    else if (value === shift && set !== 'C') isShifted = true
    else if (now === 'C' && value < 100) text += String(value).padStart(2, '0')
    else if (value < 64) text += String.fromCharCode(value + 32)
    else if (value < 96 && now === 'B') text += String.fromCharCode(value + 32)
  }
  return text
}
