/**
 * The change from one amount to another in whole percent, written with its sign; undefined when
 * there was nothing before.
 */
export function changeText(
  amount: number,
  previous: number,
  percent: (points: number) => string,
): string | undefined {
  if (previous <= 0) return undefined
  const points = Math.round(((amount - previous) / previous) * 100)
  if (points === 0) return `±${percent(0)}`
  return points > 0 ? `+${percent(points)}` : `−${percent(-points)}`
}
