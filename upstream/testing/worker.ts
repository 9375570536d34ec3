import { DurableObject } from 'cloudflare:workers'

export { Channel } from '../channel/channel.ts'
export { Firm } from '../firm.ts'
export { default } from '../worker.ts'

/** Stands in for a firm where a test is about the gateway: it answers with what reached it. */
export class EchoFirm extends DurableObject {
  override async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const headers = Object.fromEntries(request.headers)
    const body = await request.text()
    if (pathname.endsWith('/fail')) throw new Error('SELECT * FROM secrets')
    if (pathname === '/internal/seed-demo') return Response.json(firm('Demo & Sons'))
    if (pathname === '/internal/create-firm') return create(JSON.parse(body).legalName)
    if (request.method === 'PUT') return Response.json(firm(JSON.parse(body).legalName))
    return Response.json({ pathname, headers, body })
  }
}

function create(legalName: string): Response {
  const isRefused = legalName.startsWith('Refused')
  return isRefused
    ? Response.json({ code: 'invalid' }, { status: 422 })
    : Response.json(firm(legalName))
}

function firm(legalName: string) {
  const address = { street: '', postcode: '', city: 'Milano', region: '', country: 'IT' }
  return { legalName, tradeName: '', baseCurrency: 'EUR', timeZone: 'UTC', address }
}
