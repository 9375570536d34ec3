import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText, wholeNumber } from '../core/fields.ts'

/** As many cards are read at once, and as long one may be: programs put pictures into them. */
export const maxCardsAtOnce = 50
export const maxCardLength = 500_000

/** The last part of a card's address, as the program that made it chose it. */
const CardName = requiredText(200).regex(/^[^/\\]+$/, 'invalid')

/** A customer or supplier as programs know it that keep a copy of an address book (RFC 6352). */
export const ContactCard = z.object({
  name: z.string(),
  /** Another after each change (an entity tag, without its quotes). */
  tag: z.string(),
  changedAt: Instant,
})
export type ContactCard = z.infer<typeof ContactCard>

const tags = ['Parties']
const cards = '/firms/{firmId}/contact-cards' as const
const inFirm = z.object({ firmId: Id })
const oneCard = inFirm.extend({ cardName: CardName })
/** The tag that the caller's copy has; what has another by now is refused. */
const expected = { tag: z.string().max(40).optional() }

export const contactCardsContract = {
  /** Who is in the lists of customers and suppliers, or what has changed in them since a number that was given before. */
  list: endpoint
    .meta({ needs: 'party:view' })
    .route({ method: 'GET', path: cards, tags })
    .input(inFirm.extend({ since: wholeNumber({ minimum: 0 }).optional() }))
    .output(
      z.object({
        /** The last change of the address book. */
        changeNumber: z.int(),
        cards: z.array(ContactCard),
        /** Names of what was archived, deleted or hidden from the caller since then. */
        removed: z.array(z.string()),
      }),
    ),
  /** What programs ask first: whether anything has changed, and whether they may change it. */
  describe: endpoint
    .meta({ needs: 'party:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/contact-book', tags })
    .input(inFirm)
    .output(z.object({ changeNumber: z.int(), canEdit: z.boolean() })),
  /** Cards as texts of vCard 3.0 (RFC 2426); names that there are none of are left out. */
  read: endpoint
    .meta({ needs: 'party:view', isReading: true })
    .route({ method: 'POST', path: `${cards}/read`, tags })
    .input(inFirm.extend({ names: z.array(CardName).max(maxCardsAtOnce) }))
    .output(z.array(ContactCard.extend({ text: z.string() }))),
  /**
   * Keeps names, addresses and numbers as a text of vCard says them: of a new customer, or of whoever
   * has that name. All else that is known of them stays.
   */
  put: endpoint
    .meta({ needs: 'party:edit' })
    .route({ method: 'PUT', path: `${cards}/{cardName}`, tags })
    .input(
      oneCard.extend({
        text: z.string().max(maxCardLength),
        ...expected,
        /** Refused where there is one of that name. */
        isNew: z.boolean().default(false),
      }),
    )
    .output(
      ContactCard.extend({
        isNew: z.boolean(),
        /** Whether it is read as it was sent, byte for byte. */
        isExact: z.boolean(),
      }),
    ),
  /** Takes whoever it is out of the lists; they can be restored there. */
  archive: endpoint
    .meta({ needs: 'party:edit' })
    .route({ method: 'DELETE', path: `${cards}/{cardName}`, tags })
    .input(oneCard.extend(expected))
    .output(z.object({ name: z.string() })),
}
