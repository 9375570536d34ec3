import { DurableObject } from 'cloudflare:workers'
import { migrateFirm } from '../firm/migrate.ts'

/** A firm's tables and nothing in them: `scripts/test/firm-tables.mjs` takes its database. */
export class Firm extends DurableObject {
  /** Makes the tables when asked to by `POST`, and answers how many there are, indexes too. */
  override async fetch({ method }: Request): Promise<Response> {
    const { storage } = this.ctx
    if (method === 'POST') await migrateFirm(storage)
    return Response.json(storage.sql.exec('SELECT count(*) AS n FROM sqlite_master').one().n)
  }
}

type Env = { FIRM: DurableObjectNamespace<Firm> }

export default {
  fetch: (request: Request, { FIRM }: Env) => FIRM.get(FIRM.idFromName('empty')).fetch(request),
}
