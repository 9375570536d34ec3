import { defineModule } from '../../../core/hooks.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { GoodsPictures, goodsPicturesJob, layGoodsPictures } from './goods-pictures.ts'
import { internal } from './internal.ts'

export const module = defineModule({
  name: 'demo',
  internal,
  jobs: {
    [goodsPicturesJob]: jobWithEffect(GoodsPictures, async (means, { payload }) => {
      await layGoodsPictures(means, payload)
      return undefined
    }),
  },
  /** Opening balances and costs of the made-up years have no record but their entries. */
  sealedDocuments: { journal: null },
})
