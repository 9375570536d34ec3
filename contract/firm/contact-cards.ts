import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, wholeNumber } from '../core/fields.ts'
import { expectedTag, StoredText, stored, TextName, textToStore } from '../core/stored-texts.ts'

/** As many cards are read at once, and as long one may be: programs put pictures into them. */
export const maxCardsAtOnce = 50
export const maxCardLength = 500_000

/** A customer or supplier as programs know it that keep a copy of an address book (RFC 6352). */
export const ContactCard = StoredText
export type ContactCard = z.infer<typeof ContactCard>

const tags = ['Parties']
const cards = '/firms/{firmId}/contact-cards' as const
const inFirm = z.object({ firmId: Id })
const oneCard = inFirm.extend({ cardName: TextName })

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
    .input(inFirm.extend({ names: z.array(TextName).max(maxCardsAtOnce) }))
    .output(z.array(ContactCard.extend({ text: z.string() }))),
  /**
   * Keeps names, addresses and numbers as a text of vCard says them: of a new customer, or of whoever
   * has that name. All else that is known of them stays.
   */
  put: endpoint
    .meta({ needs: 'party:edit' })
    .route({ method: 'PUT', path: `${cards}/{cardName}`, tags })
    .input(oneCard.extend(textToStore(maxCardLength)))
    .output(ContactCard.extend(stored)),
  /** Takes whoever it is out of the lists; they can be restored there. */
  archive: endpoint
    .meta({ needs: 'party:edit' })
    .route({ method: 'DELETE', path: `${cards}/{cardName}`, tags })
    .input(oneCard.extend(expectedTag))
    .output(z.object({ name: z.string() })),
}
