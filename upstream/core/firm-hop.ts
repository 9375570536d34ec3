import { AppError, invariant } from '#contract/core/errors.ts'
import { fromGathered, type GatheredAnswer, unpackAnswers } from '#contract/core/gathered-reads.ts'

/** Says that a request holds the addresses of several that only read, as a JSON array. */
export const readsHeader = 'x-firmament-reads'

/** What is asked of a firm: where, and the whole request to be made of it where it goes alone. */
type Asked = {
  url: string
  toFirm: () => Request
  send: (request: Request) => Promise<Response>
}
type Waiting = Asked & { key: string; answer: (of: Promise<Response>) => void }

const hops = new WeakMap<Request, FirmHop>()

/** The hop that a request is a part of; undefined for one that goes alone. */
export function hopOf(request: Request): FirmHop | undefined {
  return hops.get(request)
}

/**
 * Reading requests that are made at once: those that go on to a firm wait until each of the others has
 * come as far or has ended, and reach it in one request.
 */
export class FirmHop {
  readonly #underWay = new Set<Request>()
  #waiting: Waiting[] = []

  constructor(requests: readonly Request[]) {
    for (const request of requests) {
      hops.set(request, this)
      this.#underWay.add(request)
    }
  }

  /** Says that a request has its answer, whether it reached a firm or not. */
  end(request: Request): void {
    if (this.#underWay.delete(request)) this.#sendIfAll()
  }

  /**
   * Asks a firm together with the others.
   * @param of the request of the hop that this is asked for
   * @param key the same for those that the same firm may be asked together
   * @param asked without a body; the headers of one stand for all of the key
   */
  ask(of: Request, key: string, asked: Asked): Promise<Response> {
    if (!this.#underWay.delete(of)) return asked.send(asked.toFirm())
    const answered = new Promise<Response>((answer) =>
      this.#waiting.push({ key, ...asked, answer }),
    )
    this.#sendIfAll()
    return answered
  }

  #sendIfAll(): void {
    if (this.#underWay.size > 0) return
    const waiting = this.#waiting
    this.#waiting = []
    for (const key of new Set(waiting.map((one) => one.key))) {
      sendTogether(waiting.filter((one) => one.key === key))
    }
  }
}

function sendTogether(all: readonly Waiting[]): void {
  const [first] = all
  if (!first) return
  if (all.length === 1) {
    first.answer(first.send(first.toFirm()))
    return
  }
  const headers = new Headers(first.toFirm().headers)
  headers.set(readsHeader, '1')
  headers.set('content-type', 'application/json')
  const body = JSON.stringify(all.map(({ url }) => url))
  const sent = first
    .send(new Request('https://firm/', { method: 'POST', headers, body }))
    .then((answer) => answersIn(answer, all.length))
  for (const [at, { answer }] of all.entries()) {
    answer(
      sent.then((answers) => {
        const own = answers[at]
        invariant(own, 'An answer is missing')
        return fromGathered(own)
      }),
    )
  }
}

/** @throws AppError unavailable for what is no answer to all of them, such as that the firm's object fails */
async function answersIn(answer: Response, count: number): Promise<GatheredAnswer[]> {
  const text = await answer.text()
  const answers = answer.ok ? unpackAnswers(text) : []
  if (answers.length === count) return answers
  const cause = new Error(`${answer.status}, ${answers.length} of ${count}: ${text.slice(0, 200)}`)
  throw new AppError('unavailable', 'The firm does not answer', { cause })
}
