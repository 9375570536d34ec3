import { z } from 'zod'
import type { Env } from '../../../../core/env.ts'
import { beginningOf, publicFetch } from '../../../../core/public-fetch.ts'
import { processType, Transaction } from './transaction.ts'

/** What a service answers; times are instants with a zone. */
const Answer = z.object({
  number: z.int().positive(),
  signatureCounter: z.int().positive(),
  startTime: z.iso.datetime({ offset: true }),
  finishTime: z.iso.datetime({ offset: true }),
  serialNumber: z.string().min(1).max(100),
  signatureAlgorithm: z.string().min(1).max(50),
  timeFormat: z.string().min(1).max(50),
  signature: z.string().min(1).max(600),
  publicKey: z.string().min(1).max(600),
})

const patienceMs = 5_000
const maxAnswerBytes = 20_000

type Asked = {
  url: string
  token: string
  /** Of the record: the service signs it once, however often it is asked. */
  id: string
  cashbox: string
  processData: string
  startedAt: string
}

/**
 * Has a TSE service of the firm begin and finish a transaction: `PUT {url}/transactions/{id}` with the
 * token as bearer. The form is ours; services of providers are reached through a bridge that speaks it.
 * @throws Error with the status of its answer, for anything but a signature
 */
export async function signByService(
  env: Pick<Env, 'PUBLIC_NET'>,
  { url, token, id, cashbox, processData, startedAt }: Asked,
): Promise<Transaction> {
  const answer = await publicFetch(env, `${url.replace(/\/$/, '')}/transactions/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'Firmament',
    },
    body: JSON.stringify({ clientId: cashbox, processType, processData, startedAt }),
    signal: AbortSignal.timeout(patienceMs),
  })
  // What it says goes to nobody: an address that was typed could be read through it.
  if (answer.status !== 200) {
    await answer.body?.cancel().catch(() => undefined)
    throw new Error(String(answer.status))
  }
  const signed = readAnswer(await beginningOf(answer, maxAnswerBytes))
  return Transaction.parse({
    processData,
    startedAt: new Date(signed.startTime).toISOString(),
    finishedAt: new Date(signed.finishTime).toISOString(),
    number: signed.number,
    counter: signed.signatureCounter,
    serial: signed.serialNumber,
    algorithm: signed.signatureAlgorithm,
    timeFormat: signed.timeFormat,
    signature: signed.signature,
    publicKey: signed.publicKey,
  })
}

/** @throws Error that tells nothing of the text */
function readAnswer(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text))
  } catch {
    throw new Error('200')
  }
}
