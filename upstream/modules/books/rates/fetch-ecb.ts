import type { Env } from '../../../core/env.ts'
import { operatorFetch } from '../../../core/public-fetch.ts'
import { type EcbList, parseEcbLists } from './ecb-list.ts'

const usualUrl = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml'
const patienceMs = 10_000
const maxBytes = 2_000_000

/** Where the list is fetched from; undefined where the deployment calls nobody. */
export function ratesUrl({ RATES_URL: url }: Pick<Env, 'RATES_URL'>): string | undefined {
  return url === undefined || url === 'off' ? undefined : url === 'ecb' ? usualUrl : url
}

/**
 * The lists of the last 90 days, so that days on which nothing was fetched are made good.
 * @throws Error when the other side does not answer within 10 s, or with no list
 */
export async function fetchEcbLists(url: string): Promise<EcbList[]> {
  const answer = await operatorFetch(url, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`The list of exchange rates answered ${answer.status}`)
  return parseEcbLists(await readCapped(answer))
}

async function readCapped(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) throw new Error('The list of exchange rates is too long')
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
