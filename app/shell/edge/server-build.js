// Exist after `npm run build`; wrangler bundles them into the function.
import * as build from '../../../build/server/index.js'
import { stamp } from '../../../build/server/stamp.js'

export const { bodyLimitOf, createPagesFunctionHandler, guardRoutes, isKeptRoute } =
  build.entry.module
export { build, stamp }
