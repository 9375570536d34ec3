/** The running number of a Z report: 3 of `Z-K1-0003`. */
export function runningOf(number: string): number {
  return Number(/\d+$/.exec(number)?.[0] ?? 0)
}
