import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { hasMedia, mediaRows, sizesOf } from './reader.ts'

export const module = defineModule({
  name: 'media',
  endpoints: router,
  siteFiles: { has: hasMedia },
  /** Files as pages show them; a picture without smaller sizes is shown as it is. */
  siteMedia: {
    records: (reader, ids) =>
      Object.fromEntries(
        mediaRows(reader, ids).map((row) => {
          const { id, hash, type, bytes, name, alt, kind, width, height } = row
          const own = { hash, type, bytes, shape: 'original', width, height }
          const made = sizesOf(row)
          const hasOwn = made.some(({ shape }) => shape === 'original')
          const renditions = kind === 'picture' ? [...(hasOwn ? [] : [own]), ...made] : []
          return [id, { hash, type, bytes, name, alt, renditions }]
        }),
      ),
  },
})
