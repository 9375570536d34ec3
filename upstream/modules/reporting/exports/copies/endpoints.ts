import { type FirmCopies, firmCopiesContract } from '#contract/reporting/firm-copies.ts'
import { asStream } from '../../../../core/download.ts'
import { answer, type HandlerContext } from '../../../../firm/implement.ts'
import { archiveName, requireFresh } from '../archive/make-archive.ts'
import { keepCopy } from './keep.ts'
import { dropKept, getKept, listKept, openKept, shown } from './kept.ts'
import { isKeptNightly, setNightly } from './nightly.ts'

export const copiesRouter = answer(firmCopiesContract, {
  list: ({ context }) => listCopies(context),
  get: async ({ context, input: { copyId } }) => shown(await getKept(context, copyId)),
  keep: ({ context }) => keepCopy(context),
  setNightly: ({ context, input: { isNightly } }) => {
    const { store, firm } = context
    store.transact(firm, (writer) => setNightly(writer, firm, isNightly))
    return listCopies(context)
  },
  prepareFile: async ({ context, input: { copyId } }) => {
    requireFresh(context.firm)
    await getKept(context, copyId)
    return { isReady: true as const }
  },
  file: async ({ context, input: { copyId } }) => {
    const { store, firm } = context
    requireFresh(firm)
    const { at } = await getKept(context, copyId)
    const body = await openKept(context, copyId)
    store.transact(firm, (writer) =>
      writer.audit({
        ...{ entity: 'firm', entityId: firm.firmId, action: 'takeArchive' },
        after: { at },
      }),
    )
    const name = archiveName({ store, firm: { ...firm, now: new Date(at) } })
    return asStream(context, { name, type: 'application/zip' }, body)
  },
  remove: async ({ context, input: { copyId } }) => {
    const { store, firm } = context
    const { at } = await getKept(context, copyId)
    await dropKept(context, copyId)
    store.transact(firm, (writer) =>
      writer.audit({
        ...{ entity: 'firm', entityId: firm.firmId, action: 'removeCopy' },
        before: { at },
      }),
    )
    return listCopies(context)
  },
})

/** The copies of a firm, and whether one is kept each night. */
async function listCopies(means: HandlerContext): Promise<FirmCopies> {
  const rows = (await listKept(means)).map(shown)
  return { rows, isNightly: isKeptNightly(means.store.reader) }
}
