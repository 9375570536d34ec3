import { z } from 'zod'
import type { Env } from '../../../env.ts'
import { publicFetch } from '../../../public-fetch.ts'
import { isPublicUrl } from '../../../public-url.ts'
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

const patienceMs = 15_000
const maxAnswer = 20_000

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
 * @throws Error with what it answered, for anything but a signature
 */
export async function signByService(
  env: Pick<Env, 'PUBLIC_NET'>,
  { url, token, id, cashbox, processData, startedAt }: Asked,
): Promise<Transaction> {
  if (!isPublicUrl(url)) throw new Error('The address is not public')
  const answer = await publicFetch(env, `${url.replace(/\/$/, '')}/transactions/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'Firmament',
    },
    body: JSON.stringify({ clientId: cashbox, processType, processData, startedAt }),
    // A redirect could lead into a private network.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = (await answer.text()).slice(0, maxAnswer)
  if (answer.status !== 200) throw new Error(`${answer.status} ${text.slice(0, 300)}`)
  const signed = Answer.parse(JSON.parse(text))
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
