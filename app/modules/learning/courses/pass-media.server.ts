import { passFile } from '#app/shell/pass-file.ts'

type Part = { from?: number; to?: number }

/** As much as is sent at once where a player asks for all the rest. */
const mostAtOnce = 2 * 1024 * 1024

/**
 * A file of a lesson, or the part of it that a player asks for (RFC 9110, 14): phones play nothing
 * else. The answer to what is asked wrongly is 416.
 * @param bytes of the whole file; undefined where it is not known
 * @param get the file, or the bytes of it from and to, both included
 */
export async function passMedia(
  request: Request,
  bytes: number | undefined,
  get: (part: Part) => Promise<Response>,
): Promise<Response> {
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (!range || bytes === undefined) return shown(await get({}))
  const part = partOf(range[1] ?? '', range[2] ?? '', bytes)
  if (!part) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } })
  }
  const { headers, body } = shown(await get(part))
  headers.set('content-range', `bytes ${part.from}-${part.to}/${bytes}`)
  return new Response(body, { status: 206, headers })
}

function shown(answer: Response): Response {
  const passed = passFile(answer, 'inline')
  passed.headers.set('accept-ranges', 'bytes')
  return passed
}

/** The part that is meant; undefined where the file does not reach so far. */
function partOf(from: string, to: string, bytes: number): Required<Part> | undefined {
  if (from === '') {
    const last = Math.min(Number(to), bytes)
    return to === '' || last === 0 ? undefined : { from: bytes - last, to: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? Math.min(start + mostAtOnce, bytes) - 1 : Math.min(Number(to), bytes - 1)
  return start < bytes && start <= end ? { from: start, to: end } : undefined
}
