import { AppError } from '#contract/core/errors.ts'
import { siteMediaContract } from '#contract/website/site-media.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { getMediaRow, siteMediaList, siteMediaRow, toSiteMedia } from './reader.ts'
import { addSize, keepMedia, removeMedia, updateMedia } from './service.ts'
import { siteFileKey } from './site-file-key.ts'

export const router = answer(siteMediaContract, {
  list: ({ context: { store }, input }) =>
    listRegister(store.reader, siteMediaList, input, siteMediaRow),
  rows: ({ context: { store }, input }) =>
    listRows(store.reader, siteMediaList, input, siteMediaRow),
  upload: ({ context, input: { file, alt } }) => keepMedia(context, { file, alt }),
  get: read((reader, _, { mediaId }) => toSiteMedia(reader, getMediaRow(reader, mediaId))),
  update: write((writer, firm, { mediaId, ...input }) => updateMedia(writer, firm, mediaId, input)),
  addSize: ({ context, input: { mediaId, file, shape, width } }) =>
    addSize(context, mediaId, { file, shape, width }),
  remove: ({ context, input: { mediaId } }) => removeMedia(context, mediaId),
  file: async ({ context: { store, firm, env }, input: { mediaId } }) => {
    const { hash, name, type } = getMediaRow(store.reader, mediaId)
    const object = await env.FILES.get(siteFileKey(firm.firmId, hash))
    if (!object) throw new AppError('not_found', 'The file is missing')
    return new File([await object.arrayBuffer()], name, { type })
  },
})
