/** Seconds as `hours_minutes_seconds`, the specification's way to write the time on a route. */
export function timeSpent(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].join('_')
}
