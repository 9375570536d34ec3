import { fileTypeOf } from '#contract/core/file-type.ts'
import type { FileLessonKind as AnyFileLessonKind } from '#contract/learning/lessons.ts'

/** Packages say themselves what they are. */
type FileLessonKind = Exclude<AnyFileLessonKind, 'package'>

type Start = { type: string; at: number; bytes: string }

/** The first bytes of what is played, written as Latin-1 text. */
const played: readonly Start[] = [
  { type: 'video/webm', at: 0, bytes: '\x1a\x45\xdf\xa3' },
  { type: 'audio/ogg', at: 0, bytes: 'OggS' },
  { type: 'audio/wav', at: 8, bytes: 'WAVE' },
  { type: 'audio/mpeg', at: 0, bytes: 'ID3' },
  { type: 'audio/mpeg', at: 0, bytes: '\xff\xfb' },
  { type: 'audio/mpeg', at: 0, bytes: '\xff\xf3' },
  { type: 'audio/mpeg', at: 0, bytes: '\xff\xf2' },
]

/** What a browser shows or plays in each kind of lesson. */
const fitting: Record<FileLessonKind, readonly string[]> = {
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'],
  document: ['application/pdf'],
  picture: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
}

/** What a file of a lesson is by its bytes; undefined where it does not fit the kind of the lesson. */
export function lessonFileType(kind: FileLessonKind, bytes: Uint8Array): string | undefined {
  const type = playedType(kind, bytes) ?? fileTypeOf(bytes)
  return fitting[kind].includes(type) ? type : undefined
}

function playedType(kind: FileLessonKind, bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  // One container for both: what plays in it says who made the lesson.
  if (head.slice(4, 8) === 'ftyp') return kind === 'audio' ? 'audio/mp4' : 'video/mp4'
  return played.find(({ at, bytes: start }) => head.startsWith(start, at))?.type
}

/**
 * How long a file plays, in whole seconds, as its own head says: MP4 (ISO 14496-12, 8.2.2) and WAV.
 * Undefined for others.
 */
export function secondsOf(type: string, bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const seconds = type.endsWith('/mp4') ? mp4Seconds(view) : wavSeconds(type, view)
    return seconds !== undefined && seconds > 0 && seconds < 1_000_000
      ? Math.round(seconds)
      : undefined
  } catch {
    // A head that ends too early says nothing.
    return undefined
  }
}

function mp4Seconds(view: DataView): number | undefined {
  const movie = findBox(view, { from: 0, to: view.byteLength }, 'moov')
  const head = movie && findBox(view, movie, 'mvhd')
  if (!head) return undefined
  const isLong = view.getUint8(head.from) === 1
  const scale = view.getUint32(head.from + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(head.from + 24)) : view.getUint32(head.from + 16)
  return scale === 0 ? undefined : length / scale
}

type Range = { from: number; to: number }

/** What is inside of the first box of a kind among those of a range. */
function findBox(view: DataView, { from, to }: Range, kind: string): Range | undefined {
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at)
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)))
    if (size < 8) return undefined
    if (name === kind) return { from: at + (short === 1 ? 16 : 8), to: Math.min(at + size, to) }
    at += size
  }
  return undefined
}

function wavSeconds(type: string, view: DataView): number | undefined {
  if (type !== 'audio/wav') return undefined
  const bytesASecond = view.getUint32(28, true)
  return bytesASecond === 0 ? undefined : (view.byteLength - 44) / bytesASecond
}
