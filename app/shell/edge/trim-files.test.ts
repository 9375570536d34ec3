import { expect, test } from 'vitest'
import { trimFiles } from './trim-files.ts'

const limits = { file: 1000, whole: 1400 }

/** What a form becomes that is sent in pieces of so many bytes. */
async function trimmed(form: FormData, piece: number): Promise<FormData | undefined> {
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += piece) {
        controller.enqueue(bytes.subarray(at, at + piece))
      }
      controller.close()
    },
  })
  const blob = await trimFiles(body, type, limits)
  return blob && new Response(blob, { headers: { 'content-type': type } }).formData()
}

function formOf(...sizes: number[]): FormData {
  const form = new FormData()
  form.append('payee', 'Müller\r\n--x & Söhne')
  for (const size of sizes)
    form.append('files', new File([new Uint8Array(size).fill(13)], `${size}.pdf`))
  form.append('note', 'typed after it')
  return form
}

const sizesOf = (form: FormData | undefined) =>
  form?.getAll('files').map((file) => (file instanceof File ? file.size : -1))

test.each([7, 64, 100_000])(
  'a form keeps all that was typed beside a large file, in pieces of %d',
  async (piece) => {
    const form = await trimmed(formOf(50_000), piece)
    expect(form?.get('payee')).toBe('Müller\r\n--x & Söhne')
    expect(form?.get('note')).toBe('typed after it')
    expect(sizesOf(form)).toEqual([1001])
    expect(sizesOf(await trimmed(formOf(1000), piece))).toEqual([1000])
    // The second takes the form beyond what it may have in all, and what follows comes empty.
    expect(sizesOf(await trimmed(formOf(900, 800, 10), piece))).toEqual([900, 1001, 0])
  },
)

test('what is no form, or is cut off, is none', async () => {
  const body = () => new Blob(['--a\r\nContent-Disposition: form-data; name="x"\r\n\r\ny']).stream()
  expect(await trimFiles(body(), 'multipart/form-data; boundary=a', limits)).toBeUndefined()
  expect(await trimFiles(body(), 'text/plain', limits)).toBeUndefined()
  const long = new FormData()
  long.set('note', 'x'.repeat(50_000))
  expect(await trimmed(long, 1000)).toBeUndefined()
  // Nine bytes a part: a few megabytes would be hundreds of thousands of them.
  const many = async (parts: number) => {
    const sent = new Blob([`--a${'\r\n\r\n\r\n--a'.repeat(parts)}--\r\n`])
    const most = { file: 1e6, whole: 1e6 }
    return (await trimFiles(sent.stream(), 'multipart/form-data; boundary=a', most)) !== undefined
  }
  expect([await many(500), await many(501), await many(90_000)]).toEqual([true, false, false])
})
