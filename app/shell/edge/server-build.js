// Exists after `npm run build`; wrangler bundles it into the function.
import * as build from '../../../build/server/index.js'

export { build }
