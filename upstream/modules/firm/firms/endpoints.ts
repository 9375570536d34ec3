import { AppError } from '#contract/core/errors.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { answer } from '../../../firm/implement.ts'
import { getLogo, removeLogo, setLogo } from './logo.ts'
import { getFirm, updateFirm } from './service.ts'

export const router = answer(firmsContract, {
  // The gateway answers these two, because a firm's row in the directory comes with them.
  create: () => {
    throw new AppError('not_found', 'Served by the gateway')
  },
  createFromArchive: () => {
    throw new AppError('not_found', 'Served by the gateway')
  },
  get: ({ context }) => getFirm(context.store.reader),
  update: ({ context, input: { firmId: _, ...input } }) =>
    context.store.transact(context.firm, (writer) => updateFirm(writer, context.firm, input)),
  setLogo: async ({ context, input }) => {
    await setLogo(input.file, context)
    return { hasLogo: true }
  },
  removeLogo: async ({ context }) => {
    await removeLogo(context)
    return { hasLogo: false }
  },
  getLogo: ({ context }) => getLogo(context),
})
