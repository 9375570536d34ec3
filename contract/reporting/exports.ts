import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, wholeNumber } from '../core/fields.ts'

/**
 * How the tax adviser's DATEV knows the firm: the adviser's number and that of the client. DATEV takes
 * advisers from 1001 and clients from 1.
 */
export const DatevNumbers = z.object({
  consultant: wholeNumber({ minimum: 1001, maximum: 9_999_999 }),
  client: wholeNumber({ minimum: 1, maximum: 99_999 }),
})
export type DatevNumbers = z.infer<typeof DatevNumbers>

export const ExportDays = z.object({ from: DateOnly, to: DateOnly })

/** What can be taken along. */
export const ExportOffers = z.object({
  /** Null where the firm keeps no German chart of accounts. */
  datev: z.object({ numbers: DatevNumbers.nullable() }).nullable(),
  /** Whether its books can be taken along as a German examiner reads them. */
  hasGobd: z.boolean(),
  /** Null where the firm is not a French one; its number, by which the file is named, where it is known. */
  fec: z.object({ siren: z.string().nullable() }).nullable(),
  /** Fiscal years with postings, the latest first. */
  years: z.array(ExportDays),
  /** Whether an archive is likely to be small enough for a firm to be made of it. */
  canRestore: z.boolean(),
})
export type ExportOffers = z.infer<typeof ExportOffers>

export const DatevInput = DatevNumbers.extend(ExportDays.shape)
export type DatevInput = z.infer<typeof DatevInput>

const tags = ['Exports']

export const exportsContract = {
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/exports', tags })
    .input(z.object({ firmId: Id }))
    .output(ExportOffers),
  /** Keeps DATEV's numbers, and says whether the postings of the days can be taken along. */
  prepareDatev: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/exports/datev', tags })
    .input(DatevInput.extend({ firmId: Id }))
    .output(z.object({ entries: z.int() })),
  /**
   * A zip of three files in DATEV's format 700: postings of days within one fiscal year, names of
   * accounts, and customers and suppliers.
   */
  datev: endpoint
    .meta({ needs: 'tax:edit', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/exports/datev/file', tags })
    .input(ExportDays.extend({ firmId: Id }))
    .output(z.file()),
  /** Whether the books of the days can be taken along for a German tax audit. */
  prepareGobd: endpoint
    .meta({ needs: 'tax:edit', isReading: true, isHeavy: true })
    .route({ method: 'POST', path: '/firms/{firmId}/exports/gobd', tags })
    .input(ExportDays.extend({ firmId: Id }))
    .output(z.object({ lines: z.int() })),
  /**
   * A zip for a German tax audit (Z3, GoBD): journal, accounts, balances, parties, taxes and documents of
   * days as CSV, with the index.xml that describes them.
   */
  gobd: endpoint
    .meta({ needs: 'tax:edit', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/exports/gobd/file', tags })
    .input(ExportDays.extend({ firmId: Id }))
    .output(z.file()),
  /**
   * The French fichier des écritures comptables (article A. 47 A-1 LPF) of the fiscal year that ends on a
   * day, with its description, as a zip.
   */
  fec: endpoint
    .meta({ needs: 'tax:edit', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/exports/fec/file', tags })
    .input(z.object({ firmId: Id, end: DateOnly }))
    .output(z.file()),
  /** Whether the archive may be taken now: whoever takes it shows who they are a moment before. */
  prepareArchive: endpoint
    .meta({ needs: 'firm:export', isReading: true, isOfAll: true })
    .route({ method: 'POST', path: '/firms/{firmId}/exports/archive', tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ isReady: z.literal(true) })),
  /** All rows and files of the firm as one zip, from which a firm like it can be made. */
  archive: endpoint
    .meta({ needs: 'firm:export', isHeavy: true, isOfAll: true })
    .route({ method: 'GET', path: '/firms/{firmId}/exports/archive', tags })
    .input(z.object({ firmId: Id }))
    .output(z.file()),
}
