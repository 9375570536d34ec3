import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Args } from '#app/shell/load-context.ts'
import { writeSessionCookie } from '#app/shell/session/session-cookie.server.ts'
import { listFirms } from './list-firms.server.ts'

const firmId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const company = {
  _id: firmId,
  legalName: 'Rossi Srl',
  tradeName: '',
  country: 'IT',
  baseCurrency: 'EUR',
  role: 'owner',
}
const session = {
  user: { id: firmId, name: 'Maria', kind: 'user', currentFirmId: null },
  firms: [{ ...company, firmId, place: 'Milano' }],
}

const standing = { currency: 'EUR', receivable: 11900, overdue: 0 }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A request of somebody signed in, before an API that answers as told. */
async function argsOf(companies: () => Response): Promise<Args> {
  const known: Record<string, unknown> = {
    '/auth/session': session,
    [`/firms/${firmId}/standing`]: standing,
    [`/firms/${firmId}/members`]: { rows: [], total: 3 },
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url)
    const path = Object.keys(known).find((end) => pathname.endsWith(end))
    return path === undefined ? companies() : Response.json(known[path])
  })
  const args: Args = {
    request: new Request('http://firmament.test/firms'),
    params: {},
    context: {
      env: { DEPLOYMENT: 'local', API_URL: 'https://api.test' },
      clientAddress: '',
      requestId: 'r',
      waitUntil: () => undefined,
    },
  }
  const cookie = await writeSessionCookie(args, { token: 't', planEmail: '' })
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  return { ...args, request: new Request(args.request, { headers }) }
}

describe('the firms of a person', () => {
  it('are those the API lists, with what the session knows beside', async () => {
    const args = await argsOf(() => Response.json([company]))
    const { _id, ...rest } = company
    expect(await listFirms(args)).toEqual({
      firms: [
        { ...rest, firmId, place: 'Milano', isCurrent: true, figures: { standing, people: 3 } },
      ],
    })
  })

  it.each([{}, null, 'none', { firms: [company] }])(
    'are none when the reply is %j',
    async (reply) => {
      expect(await listFirms(await argsOf(() => Response.json(reply)))).toEqual({ firms: [] })
    },
  )

  it('cannot be fetched for somebody the API does not know', async () => {
    const args = await argsOf(() =>
      Response.json({ message: 'User not authenticated' }, { status: 401 }),
    )
    expect((await listFirms(args)).failure).toEqual({
      key: 'firmsUnauthenticated',
      message: '',
      status: 401,
    })
  })

  it('cannot be fetched when the API fails, which may say why', async () => {
    const args = await argsOf(() =>
      Response.json({ message: 'Database is resting' }, { status: 500 }),
    )
    expect((await listFirms(args)).failure).toEqual({
      key: 'firmsFailed',
      message: 'Database is resting',
      status: 500,
    })
  })
})
