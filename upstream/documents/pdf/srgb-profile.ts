/** Primaries and white of sRGB, adapted to D50, as ICC has them: 16.16 fixed point, X Y Z. */
const colours = {
  wtpt: [0xf351, 0x10000, 0x116cc],
  rXYZ: [0x6fa2, 0x38f5, 0x390],
  gXYZ: [0x6299, 0xb785, 0x18da],
  bXYZ: [0x24a0, 0xf84, 0xb6cf],
} as const
const illuminant = [0xf6d6, 0x10000, 0xd32d]
/** 2.2 as 8.8 fixed point. */
const gamma = 0x233

/**
 * A profile of the colours of screens (ICC.1:2001-04, a display of three primaries), which PDF/A asks
 * for so that colours mean the same for ever.
 */
export function srgbProfile(): Uint8Array {
  const tags: [name: string, data: number[]][] = [
    ['desc', description('sRGB')],
    ['cprt', [...ascii('text'), ...zeros(4), ...ascii('Public domain'), 0]],
    ...Object.entries(colours).map(([name, xyz]): [string, number[]] => [name, point(xyz)]),
    ...['rTRC', 'gTRC', 'bTRC'].map((name): [string, number[]] => [name, curve()]),
  ]
  const directory = 128 + 4 + tags.length * 12
  const index: number[] = []
  const body: number[] = []
  for (const [name, data] of tags) {
    index.push(...ascii(name), ...long(directory + body.length), ...long(data.length))
    body.push(...data, ...zeros((4 - (data.length % 4)) % 4))
  }
  const size = directory + body.length
  return Uint8Array.from([...header(size), ...long(tags.length), ...index, ...body])
}

function header(size: number): number[] {
  return [
    ...long(size),
    ...zeros(4),
    ...long(0x02100000),
    ...ascii('mntrRGB XYZ '),
    // The day this was made: 2026-11-22.
    ...[0x07, 0xea, 0, 11, 0, 22, 0, 0, 0, 0, 0, 0],
    ...ascii('acsp'),
    ...zeros(28),
    ...illuminant.flatMap(long),
    ...zeros(48),
  ]
}

function description(text: string): number[] {
  const length = text.length + 1
  return [...ascii('desc'), ...zeros(4), ...long(length), ...ascii(text), 0, ...zeros(78)]
}

function point(xyz: readonly number[]): number[] {
  return [...ascii('XYZ '), ...zeros(4), ...xyz.flatMap(long)]
}

function curve(): number[] {
  return [...ascii('curv'), ...zeros(4), ...long(1), gamma >> 8, gamma & 0xff]
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}

function long(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}
