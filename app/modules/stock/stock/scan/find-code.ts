import { readBars } from './read-bars.ts'

/** What browsers that read barcodes themselves have, as far as it is used here. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

declare global {
  interface Window {
    /** Where the browser reads barcodes itself. */
    BarcodeDetector?: DetectorClass
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code']
const lines = 15
const width = 800

/** Finds a code in what the camera shows now; undefined where there is none. */
export type FindCode = (video: HTMLVideoElement) => Promise<string | undefined>

/** By the browser itself where it can, else by lines across the picture, from left to right and down. */
export async function makeFindCode(): Promise<FindCode> {
  const own = await findOfBrowser()
  if (own) return own
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return async (video) => (context ? findInLines(context, video) : undefined)
}

async function findOfBrowser(): Promise<FindCode | undefined> {
  const Found = window.BarcodeDetector
  if (!Found) return undefined
  const known = await Found.getSupportedFormats().catch((): string[] => [])
  const wanted = formats.filter((format) => known.includes(format))
  if (!wanted.includes('ean_13')) return undefined
  const detector = new Found({ formats: wanted })
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue
}

function findInLines(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
): string | undefined {
  const { canvas } = context
  canvas.width = Math.min(width, video.videoWidth)
  canvas.height = Math.round((canvas.width * video.videoHeight) / Math.max(1, video.videoWidth))
  if (canvas.width === 0 || canvas.height === 0) return undefined
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const lightAt = (x: number, y: number) => {
    const at = (y * canvas.width + x) * 4
    return ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10
  }
  const across = Array.from({ length: canvas.width }, (_, at) => at)
  const down = Array.from({ length: canvas.height }, (_, at) => at)
  for (let line = 1; line <= lines; line += 1) {
    const y = Math.floor((line * canvas.height) / (lines + 1))
    const x = Math.floor((line * canvas.width) / (lines + 1))
    const code =
      readBars(across.map((at) => lightAt(at, y))) ?? readBars(down.map((at) => lightAt(x, at)))
    if (code !== undefined) return code
  }
  return undefined
}
