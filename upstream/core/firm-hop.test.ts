import { expect, it } from 'vitest'
import { packAnswers } from '#contract/core/gathered-reads.ts'
import { FirmHop } from './firm-hop.ts'

/** Asks for two things of one firm at once, which answers what is given. */
async function askBoth(answer: () => Promise<Response>) {
  const requests = ['one', 'two'].map((name) => new Request(`https://firm/${name}`))
  const hop = new FirmHop(requests)
  let sent = 0
  const send = () => {
    sent += 1
    return answer()
  }
  const asked = requests.map((request) =>
    hop.ask(request, 'firm', { url: request.url, toFirm: () => request, send }),
  )
  return { answers: await Promise.allSettled(asked), sent }
}

it('asks a firm once for what is asked of it together', async () => {
  const parts = ['1', '2'].map((text) => ({ status: 200, text, retryAfter: null }))
  const { answers, sent } = await askBoth(async () => new Response(packAnswers(parts)))
  const texts = answers.map((one) => (one.status === 'fulfilled' ? one.value.text() : 'refused'))
  expect(await Promise.all(texts)).toEqual(['1', '2'])
  expect(sent).toBe(1)
})

it('says of each that the firm does not answer, where it fails as a whole or answers too little', async () => {
  const failing = [
    async () => new Response('Internal Server Error', { status: 500 }),
    async () => new Response(packAnswers([])),
  ]
  for (const fail of failing) {
    const { answers } = await askBoth(fail)
    const codes = answers.map((one) => (one.status === 'rejected' ? one.reason.code : 'answered'))
    expect(codes).toEqual(['unavailable', 'unavailable'])
  }
})
