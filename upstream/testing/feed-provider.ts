import { exportJWK, importJWK, importPKCS8, jwtVerify } from 'jose'

/** A movement as the bank tells it: above zero came in, in cents. */
export type Movement = {
  date: string
  cents: number
  name: string
  text: string
  id?: string
  isPending?: boolean
}

type Account = { uid: string; iban: string; currency: string; movements: Movement[] }

/**
 * Answers as Enable Banking's API does, as far as it is asked here, to whoever signs with the key of
 * the application (enablebanking.com/docs/api/reference).
 */
export function createFeedProvider({ origin, key }: { origin: string; key: string }) {
  const accounts: Account[] = []
  const sessions = new Map<string, boolean>()
  const codes = new Set<string>()
  const asked: string[] = []
  let isDown = false
  let pageSize = 2

  async function answer(method: string, url: URL, body: unknown): Promise<Response> {
    const { pathname, searchParams } = url
    asked.push(`${method} ${pathname}`)
    if (isDown) return Response.json({ message: 'Bad gateway' }, { status: 502 })
    if (pathname === '/aspsps') {
      const country = searchParams.get('country') ?? ''
      return Response.json({ aspsps: [{ name: 'Hafenbank', country, beta: false }] })
    }
    if (pathname === '/auth') {
      const { state, redirect_url: to } = Object(body)
      const code = `code-${codes.size + 1}`
      codes.add(code)
      return Response.json({ url: `${to}?state=${encodeURIComponent(state)}&code=${code}` })
    }
    if (pathname === '/sessions') {
      if (!codes.delete(Object(body).code)) return refused(422, 'WRONG_AUTHORIZATION_CODE')
      const id = `session-${sessions.size + 1}`
      sessions.set(id, true)
      return Response.json({
        session_id: id,
        accounts: accounts.map(({ uid, iban, currency }) => ({
          uid,
          account_id: { iban },
          currency,
        })),
        access: { valid_until: '2027-03-01T00:00:00+00:00' },
      })
    }
    if (pathname.startsWith('/sessions/') && method === 'DELETE') {
      sessions.set(pathname.slice('/sessions/'.length), false)
      return Response.json({ message: 'OK' })
    }
    if (![...sessions.values()].includes(true)) return refused(401, 'EXPIRED_SESSION')
    const [, uid = '', what] = /^\/accounts\/([^/]+)\/(\w+)$/.exec(pathname) ?? []
    const account = accounts.find((one) => one.uid === uid)
    if (!account) return refused(404, 'ACCOUNT_DOES_NOT_EXIST')
    return what === 'balances' ? balancesOf(account) : pageOf(account, searchParams)
  }

  function pageOf({ movements, currency }: Account, query: URLSearchParams): Response {
    const from = query.get('date_from') ?? ''
    const at = Number(query.get('continuation_key') ?? 0)
    const found = movements.filter(({ date }) => date >= from)
    const next = at + pageSize < found.length ? String(at + pageSize) : null
    return Response.json({
      transactions: found.slice(at, at + pageSize).map((one) => transactionOf(one, currency)),
      continuation_key: next,
    })
  }

  return {
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
      const { protectedHeader } = await jwtVerify(token, await publicKeyOf(key), {
        issuer: 'enablebanking.com',
        audience: 'api.enablebanking.com',
      })
      if (protectedHeader.kid !== 'app-of-the-tests') return refused(401, 'UNAUTHORIZED')
      if (!request.url.startsWith(origin)) return refused(404, 'NOT_FOUND')
      const body = request.method === 'POST' ? await request.json() : undefined
      return answer(request.method, new URL(request.url), body)
    },
    open: (iban: string, movements: Movement[], currency = 'EUR') => {
      const account = { uid: `account-${accounts.length + 1}`, iban, currency, movements }
      accounts.push(account)
      return account
    },
    expire: () => sessions.clear(),
    breakDown: (isBroken: boolean) => {
      isDown = isBroken
    },
    pageBy: (size: number) => {
      pageSize = size
    },
    asked,
  }
}

function transactionOf(one: Movement, currency: string) {
  const other = { name: one.name }
  const isIn = one.cents > 0
  return {
    entry_reference: one.id ?? null,
    transaction_amount: { currency, amount: (Math.abs(one.cents) / 100).toFixed(2) },
    creditor: isIn ? null : other,
    debtor: isIn ? other : null,
    credit_debit_indicator: isIn ? 'CRDT' : 'DBIT',
    status: one.isPending ? 'PDNG' : 'BOOK',
    booking_date: one.date,
    value_date: one.date,
    remittance_information: [one.text],
  }
}

function balancesOf({ movements, currency }: Account): Response {
  const cents = movements
    .filter(({ isPending }) => !isPending)
    .reduce((sum, one) => sum + one.cents, 50_000)
  return Response.json({
    balances: [
      { balance_type: 'ITAV', balance_amount: { currency, amount: '1.00' } },
      { balance_type: 'ITBD', balance_amount: { currency, amount: (cents / 100).toFixed(2) } },
    ],
  })
}

function refused(status: number, error: string): Response {
  return Response.json({ code: status, message: error, error }, { status })
}

/** What the signatures of a private key are checked by. */
async function publicKeyOf(key: string) {
  const { kty, n, e } = await exportJWK(await importPKCS8(key, 'RS256', { extractable: true }))
  return importJWK({ kty, n, e }, 'RS256')
}
