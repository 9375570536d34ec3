/** Where a person's photo is shown; undefined for whoever has none. The key is new with each photo. */
export function photoPath(photoKey: string | null): string | undefined {
  return photoKey === null ? undefined : `/profile/photo/${photoKey}`
}
