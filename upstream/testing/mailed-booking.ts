import { runInDurableObject } from 'cloudflare:test'
import { publicToken } from '#upstream/documents/delivery/public-token.ts'
import type { TestFirm } from './test-firm.ts'

/** Below the API, the appointment that was asked for last: its link is in no answer, but in a mail. */
export function mailedBooking(testFirm: TestFirm): Promise<string> {
  return runInDurableObject(testFirm.object, (_, { storage }) => {
    const { secret } = storage.sql
      .exec<{ secret: string }>(
        'select public_secret as secret from bookings order by created_at desc, id desc limit 1',
      )
      .one()
    return `/public/bookings/${publicToken(testFirm.firmId, secret)}`
  })
}
