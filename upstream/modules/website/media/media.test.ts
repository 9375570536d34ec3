import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rollFrom } from '#upstream/testing/random.ts'
import { cropRectangle } from './crop.ts'
import { mediaFacts, mediaName } from './file-facts.ts'
import { planRenditions } from './sizes.ts'

const red = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })

test.each([
  ['jpeg', () => red().jpeg().toBuffer(), 'image/jpeg', 'photo.jpg'],
  ['png', () => red().png().toBuffer(), 'image/png', 'photo.png'],
  ['webp', () => red().webp().toBuffer(), 'image/webp', 'photo.webp'],
  ['gif', () => red().gif().toBuffer(), 'image/gif', 'photo.gif'],
  ['avif', () => red().avif().toBuffer(), 'image/avif', 'photo.avif'],
])(
  'a picture in %s is known by its bytes, whatever it is called',
  async (_name, make, type, name) => {
    const bytes = new Uint8Array(await make())
    expect(mediaFacts('C:\\photo.exe', bytes)).toEqual({
      type,
      kind: 'picture',
      name,
      width: 300,
      height: 200,
      orientation: 1,
    })
  },
)

test('a picture of a camera that lay on its side is as tall as people see it', async () => {
  const bytes = new Uint8Array(await red().jpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(mediaFacts('a.jpg', bytes)).toMatchObject({ width: 200, height: 300, orientation: 6 })
})

test('what could run, is cut off, is empty or unpacks to too much is refused', async () => {
  const text = (words: string) => new TextEncoder().encode(words)
  const refused = (bytes: Uint8Array) => {
    const facts = mediaFacts('photo.png', bytes)
    return 'refused' in facts ? facts.refused : facts.type
  }
  expect(refused(text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))).toBe(
    'notShown',
  )
  expect(refused(text('<!doctype html><script>1</script>'))).toBe('notShown')
  expect(refused(text('\u0000\u0000\u0000\u0018ftypheic'))).toBe('notShown')
  expect(refused(new Uint8Array())).toBe('empty')
  expect(refused(new Uint8Array(25_000_001))).toBe('tooLarge')
  const png = new Uint8Array(await red().png().toBuffer())
  expect(refused(png.slice(0, 12))).toBe('unreadable')
  const bomb = png.slice()
  for (const at of [16, 20]) new DataView(bomb.buffer).setUint32(at, 20_000)
  expect(refused(bomb)).toBe('tooManyPixels')
  expect(refused(text('Just a list of prices'))).toBe('text/plain')
})

test('a name is safe in an address and ends as what it is', () => {
  expect(mediaName('../../etc/passwd', 'pdf')).toBe('passwd.pdf')
  expect(mediaName('Käse & Brot (2).JPG', 'jpg')).toBe('Käse-Brot-2.jpg')
  expect(mediaName('.htaccess', 'txt')).toBe('htaccess.txt')
  expect(mediaName('🚲.png', 'png')).toBe('file.png')
  expect(mediaName('<script>.svg.png', 'png')).toBe('script-svg.png')
})

// Worked by hand: of 1000 x 500 a square is 500 wide; the focus at 0.9 would have it end at 1150.
test.each([
  [
    { width: 1000, height: 500 },
    1,
    { x: 0.5, y: 0.5 },
    { left: 250, top: 0, width: 500, height: 500 },
  ],
  [
    { width: 1000, height: 500 },
    1,
    { x: 0.9, y: 0 },
    { left: 500, top: 0, width: 500, height: 500 },
  ],
  [
    { width: 1000, height: 500 },
    1,
    { x: 0.3, y: 0 },
    { left: 50, top: 0, width: 500, height: 500 },
  ],
  [
    { width: 600, height: 900 },
    16 / 9,
    { x: 0, y: 0.25 },
    { left: 0, top: 56, width: 600, height: 338 },
  ],
  [{ width: 600, height: 900 }, null, { x: 0, y: 1 }, { left: 0, top: 0, width: 600, height: 900 }],
])('%o is cut to %d around %o as %o', (picture, ratio, focus, wanted) => {
  expect(cropRectangle(picture, ratio, focus)).toEqual(wanted)
})

test('a part that is cut lies within its picture, has the shape, and holds the focus', () => {
  const random = rollFrom(5)
  for (let count = 0; count < 5000; count += 1) {
    const picture = { width: 1 + random(5000), height: 1 + random(5000) }
    const ratio = (1 + random(40)) / (1 + random(40))
    const focus = { x: random(1001) / 1000, y: random(1001) / 1000 }
    const { left, top, width, height } = cropRectangle(picture, ratio, focus)
    const isInside =
      left >= 0 &&
      top >= 0 &&
      width >= 1 &&
      height >= 1 &&
      left + width <= picture.width &&
      top + height <= picture.height &&
      [left, top, width, height].every(Number.isInteger)
    if (!isInside) expect.unreachable(JSON.stringify({ picture, ratio, focus }))
    expect(width === picture.width || height === picture.height).toBe(true)
    // One pixel is as near to the shape as whole pixels come.
    expect(
      Math.abs(width - height * ratio) <= Math.max(1, ratio) / 2 + 1e-9 ||
        width === 1 ||
        height === 1,
    ).toBe(true)
    const at = [focus.x * picture.width, focus.y * picture.height] as const
    expect(at[0] >= left - 1 && at[0] <= left + width + 1).toBe(true)
    expect(at[1] >= top - 1 && at[1] <= top + height + 1).toBe(true)
  }
  expect(() => cropRectangle({ width: 0, height: 5 }, 1, { x: 0, y: 0 })).toThrow(
    'size_not_positive',
  )
  expect(() => cropRectangle({ width: 5, height: 5 }, 1, { x: 2, y: 0 })).toThrow('focus_outside')
})

test('sizes are made that screens ask for, and none that is larger than the picture', () => {
  const photo = { width: 4000, height: 3000, type: 'image/jpeg' }
  const middle = { x: 0.5, y: 0.5 }
  const made = planRenditions(photo, middle, ['original', 'wide', 'square'])
  expect(made.map(({ shape, width, height }) => `${shape} ${width}x${height}`)).toEqual([
    'original 320x240',
    'original 640x480',
    'original 960x720',
    'original 1280x960',
    'original 1920x1440',
    'wide 640x360',
    'wide 960x540',
    'wide 1280x720',
    'wide 1920x1080',
    'square 160x160',
    'square 320x320',
    'square 640x640',
    'square 960x960',
  ])
  const small = planRenditions({ width: 700, height: 100, type: 'image/png' }, middle, [
    'original',
    'square',
  ])
  expect(small.map(({ shape, width, height }) => `${shape} ${width}x${height}`)).toEqual([
    'original 320x46',
    'original 700x100',
    'square 100x100',
  ])
  expect(planRenditions({ width: 1, height: 1, type: 'image/gif' }, middle, ['wide'])).toHaveLength(
    1,
  )
})

test('a picture that is cut as planned has the size that was planned', async () => {
  const picture = { width: 900, height: 400, type: 'image/jpeg' }
  const source = sharp({ create: { width: 900, height: 400, channels: 3, background: '#fff' } })
  for (const plan of planRenditions(picture, { x: 0.8, y: 0.2 }, ['wide', 'portrait'])) {
    const { info } = await source
      .clone()
      .extract(plan.cut)
      .resize(plan.width, plan.height)
      .webp()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([plan.width, plan.height])
  }
})
