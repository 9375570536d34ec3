import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listContract } from '../core/register.ts'
import type { Permission } from '../core/roles.ts'
import { ReceiptPaper } from './receipt-paper.ts'
import { CancelledNumber, CancelledNumberInput, DeviceInput, DeviceSeries } from './till-devices.ts'
import { TillFavourites, TillFavouritesInput } from './till-favourites.ts'
import {
  AddedLine,
  Cart,
  CartInput,
  RefundInput,
  SaleInput,
  TenderInput,
  Ticket,
  TicketListQuery,
  TicketRow,
  TillItem,
  Tips,
} from './till-tickets.ts'
import {
  ApproveInput,
  CashMoveInput,
  CountInput,
  OpenInput,
  TillRegister,
  TillRegisterInput,
  TillSession,
  TillSessionListQuery,
  TillSessionRow,
} from './tills.ts'

const tags = ['Tills']
const registers = '/firms/{firmId}/till-registers' as const
const sessions = '/firms/{firmId}/till-sessions' as const
const carts = '/firms/{firmId}/till-carts' as const
const tickets = '/firms/{firmId}/till-tickets' as const
const oneRegister = z.object({ firmId: field.Id, tillId: field.Id })
const oneSession = z.object({ firmId: field.Id, tillSessionId: field.Id })
const oneCart = z.object({ firmId: field.Id, cartId: field.Id })
const oneTicket = z.object({ firmId: field.Id, ticketId: field.Id })

export const tillRegistersContract = {
  /** By name, archived ones last; and whether there is a provider of terminals for cards. */
  list: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: registers, tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ rows: z.array(TillRegister), hasTerminals: z.boolean() })),
  create: endpoint
    .meta({ needs: 'till:edit' })
    .route({ method: 'POST', path: registers, tags, successStatus: 201 })
    .input(TillRegisterInput.extend({ firmId: field.Id }))
    .output(TillRegister),
  get: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${registers}/{tillId}`, tags })
    .input(oneRegister)
    .output(TillRegister),
  update: endpoint
    .meta({ needs: 'till:edit' })
    .route({ method: 'PUT', path: `${registers}/{tillId}`, tags })
    .input(TillRegisterInput.extend(oneRegister.shape).extend({ version: field.Version }))
    .output(TillRegister),
  archive: endpoint
    .meta({ needs: 'till:edit' })
    .route({ method: 'POST', path: `${registers}/{tillId}/archive`, tags })
    .input(oneRegister)
    .output(TillRegister),
  restore: endpoint
    .meta({ needs: 'till:edit' })
    .route({ method: 'POST', path: `${registers}/{tillId}/restore`, tags })
    .input(oneRegister)
    .output(TillRegister),
  /** Opens the drawer with what was counted in it. */
  open: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: `${registers}/{tillId}/open`, tags, successStatus: 201 })
    .input(OpenInput.extend(oneRegister.shape))
    .output(TillSession),
  /** What it sells: by search, or what was chosen, else what it sells most, the rest by name. */
  items: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${registers}/{tillId}/items`, tags })
    .input(
      oneRegister.extend({
        search: field.optionalText(100),
        /** The variants of this item in place of all that. */
        variantsOf: field.Id.optional(),
        /** `each`: the variants of an item in its place. */
        variants: z.enum(['each']).optional(),
        /** What is of this category, or below it, in place of all that. */
        categoryId: field.Id.optional(),
        size: field.wholeNumber({ minimum: 1, maximum: 5000 }).default(24),
      }),
    )
    .output(
      z.object({
        rows: z.array(TillItem),
        /** The firm has chosen what stands first. */
        isChosen: z.boolean(),
        /** Those of the first level, with how many items are in each. */
        categories: z.array(z.object({ id: field.Id, name: z.string(), count: z.int() })),
      }),
    ),
  /** What the firm has chosen to stand first. */
  favourites: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${registers}/{tillId}/favourites`, tags })
    .input(oneRegister)
    .output(TillFavourites),
  setFavourites: endpoint
    .meta({ needs: 'till:edit' })
    .route({ method: 'PUT', path: `${registers}/{tillId}/favourites`, tags })
    .input(TillFavouritesInput.extend(oneRegister.shape))
    .output(TillFavourites),
  /** The series of a device that sells without the net, the same however often it asks. */
  reserveSeries: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: `${registers}/{tillId}/devices`, tags })
    .input(oneRegister.extend(DeviceInput.shape))
    .output(DeviceSeries),
  /** Notes that the next number of a device's series has no ticket, and why. */
  cancelNumber: endpoint
    .meta({ needs: 'till:approve' })
    .route({ method: 'POST', path: `${registers}/{tillId}/cancelled-numbers`, tags })
    .input(CancelledNumberInput.extend(oneRegister.shape))
    .output(CancelledNumber),
  /** The carts that are not done, those put aside too. */
  carts: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'GET', path: `${registers}/{tillId}/carts`, tags })
    .input(oneRegister)
    .output(z.object({ rows: z.array(Cart) })),
  /** An empty cart; the one that is open and empty is given again. */
  createCart: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: `${registers}/{tillId}/carts`, tags, successStatus: 201 })
    .input(oneRegister)
    .output(Cart),
  /**
   * Puts what a scanner or a person typed into the open cart of whoever asks, which is begun if there is
   * none: a barcode, a code, a whole name or an item's id. Nothing is added where several are meant.
   */
  addLine: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: `${registers}/{tillId}/lines`, tags })
    .input(oneRegister.extend({ text: field.requiredText(200), quantity: field.optionalText(20) }))
    .output(AddedLine),
}

function sessionStep<Input extends z.ZodRawShape>(
  name: string,
  needs: Permission,
  input: z.ZodObject<Input>,
) {
  return endpoint
    .meta({ needs })
    .route({ method: 'POST', path: `${sessions}/{tillSessionId}/${name}`, tags })
    .input(input.extend(oneSession.shape))
    .output(TillSession)
}

export const tillSessionsContract = {
  ...listContract({
    base: sessions,
    tags,
    view: 'till:view',
    query: TillSessionListQuery,
    row: TillSessionRow,
  }),
  /** With its report: X while it is open, Z once it is closed. */
  get: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${sessions}/{tillSessionId}`, tags })
    .input(oneSession)
    .output(TillSession),
  /** Its report as a slip of 80 mm, in the firm's language. */
  pdf: endpoint
    .meta({ needs: 'till:view', isHeavy: true })
    .route({ method: 'GET', path: `${sessions}/{tillSessionId}/pdf`, tags })
    .input(oneSession)
    .output(z.file()),
  /** Money that is put into the drawer or taken out of it. */
  move: sessionStep('moves', 'till:sell', CashMoveInput),
  /** Ends the sale. Without a difference it is closed at once, else somebody must approve it. */
  count: sessionStep('count', 'till:sell', CountInput),
  /** Opens a counted session again. */
  recount: sessionStep('recount', 'till:approve', z.object({})),
  /** Accepts the difference: the Z report is numbered and posted. */
  approve: sessionStep('approve', 'till:approve', ApproveInput),
}

function cartStep<Input extends z.ZodRawShape>(name: string, input: z.ZodObject<Input>) {
  return endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: `${carts}/{cartId}/${name}`, tags })
    .input(input.extend(oneCart.shape))
    .output(Cart)
}

const Paying = z.object({
  tenders: z.array(TenderInput).min(1, 'required').max(10),
  tips: Tips,
  /** Sells although not all of it is on hand, where the firm wishes to be asked; the rest stays open. */
  confirmsStock: z.boolean().default(false),
})

export const tillCartsContract = {
  get: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'GET', path: `${carts}/{cartId}`, tags })
    .input(oneCart)
    .output(Cart),
  update: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'PUT', path: `${carts}/{cartId}`, tags })
    .input(CartInput.extend(oneCart.shape).extend({ version: field.Version }))
    .output(Cart),
  /** Adds what a scanner or a person typed: a barcode, a code, a whole name or an item's id. */
  add: cartStep(
    'lines',
    z.object({ text: field.requiredText(200), quantity: field.optionalText(20) }),
  ),
  /** Sells a new gift card, or tops up the one whose code is given. */
  addGiftCard: cartStep(
    'gift-cards',
    z.object({ amount: field.amountInput('positive'), code: field.optionalText(40) }),
  ),
  park: cartStep('park', z.object({ label: field.optionalText(60) })),
  resume: cartStep('resume', z.object({})),
  void: cartStep('void', z.object({ reason: field.optionalText(200) })),
  pay: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: `${carts}/{cartId}/pay`, tags })
    .input(oneCart.extend(Paying.shape))
    .output(Ticket),
  /**
   * Asks the terminal of the till for what the card pays, its tip included; an amount of 0 is what
   * the other tenders leave. Until it is paid, declined or cancelled the cart is held, and what gift
   * cards and balances pay is set aside. What nobody looks at for five minutes is ended.
   */
  askTerminal: cartStep('terminal', Paying),
  /** Looks how it stands; once it is paid, the cart is sold and its ticket has the cart's id. */
  lookAtTerminal: cartStep('terminal/look', z.object({})),
  /** Ends it. What was paid meanwhile is sold; where that is refused, the card is given it back. */
  cancelAtTerminal: cartStep('terminal/cancel', z.object({})),
}

export const tillTicketsContract = {
  ...listContract({
    base: tickets,
    tags,
    view: 'till:view',
    query: TicketListQuery,
    row: TicketRow,
  }),
  get: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${tickets}/{ticketId}`, tags })
    .input(oneTicket)
    .output(Ticket),
  pdf: endpoint
    .meta({ needs: 'till:view', isHeavy: true })
    .route({ method: 'GET', path: `${tickets}/{ticketId}/pdf`, tags })
    .input(oneTicket.extend({ paper: ReceiptPaper }))
    .output(z.file()),
  /** Notes a sale. Sent again with the same id, it is answered with the ticket that there is. */
  sell: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: tickets, tags, successStatus: 201 })
    .input(SaleInput.extend({ firmId: field.Id }))
    .output(Ticket),
  /**
   * Takes back lines of a ticket and pays their worth back, out of an open till; to a card that paid
   * at a terminal through its provider, before the ticket is written.
   */
  refund: endpoint
    .meta({ needs: 'till:sell' })
    .route({ method: 'POST', path: `${tickets}/{ticketId}/refund`, tags, successStatus: 201 })
    .input(RefundInput.extend(oneTicket.shape))
    .output(Ticket),
}
