import { AppError } from '#contract/core/errors.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { implement } from '../../../firm/implement.ts'
import { getLogo, removeLogo, setLogo } from './logo.ts'
import { getFirm, updateFirm } from './service.ts'

const os = implement(firmsContract)

export const router = os.router({
  // The gateway answers these two, because a firm's row in the directory comes with them.
  create: os.create.handler(() => {
    throw new AppError('not_found', 'Served by the gateway')
  }),
  createFromArchive: os.createFromArchive.handler(() => {
    throw new AppError('not_found', 'Served by the gateway')
  }),
  get: os.get.handler(({ context }) => getFirm(context.store.reader)),
  update: os.update.handler(({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => updateFirm(writer, context.firm, input)),
  ),
  setLogo: os.setLogo.handler(async ({ context, input }) => {
    await setLogo(input.file, context)
    return { hasLogo: true }
  }),
  removeLogo: os.removeLogo.handler(async ({ context }) => {
    await removeLogo(context)
    return { hasLogo: false }
  }),
  getLogo: os.getLogo.handler(({ context }) => getLogo(context)),
})
