/** Where the subject of a picture is: shares of its width and height, 0 to 1 from the upper left. */
export type Focus = { x: number; y: number }

export type Size = { width: number; height: number }
export type Rectangle = Size & { left: number; top: number }

/**
 * The largest part of a picture with a shape, whose middle is as near to the focus as the edges allow.
 * Whole pixels within the picture.
 * @param ratio width to height; null for the whole picture
 * @throws RangeError('size_not_positive'|'focus_outside')
 */
export function cropRectangle(picture: Size, ratio: number | null, focus: Focus): Rectangle {
  const { width, height } = picture
  if (!(width >= 1 && height >= 1)) throw new RangeError('size_not_positive')
  if (![focus.x, focus.y].every((share) => share >= 0 && share <= 1))
    throw new RangeError('focus_outside')
  if (ratio === null) return { left: 0, top: 0, width, height }
  if (!(ratio > 0)) throw new RangeError('size_not_positive')
  const isWider = width / height > ratio
  const part: Size = isWider
    ? { width: atLeastOne(height * ratio, width), height }
    : { width, height: atLeastOne(width / ratio, height) }
  return {
    ...part,
    left: placed(width, part.width, focus.x),
    top: placed(height, part.height, focus.y),
  }
}

function atLeastOne(length: number, most: number): number {
  return Math.min(Math.max(Math.round(length), 1), most)
}

function placed(whole: number, part: number, share: number): number {
  const wanted = Math.round(whole * share - part / 2)
  return Math.min(Math.max(wanted, 0), whole - part)
}
