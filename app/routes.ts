import { withOneLayoutEach } from './shell/firm-routes.ts'
import { modules } from './shell/modules.ts'

/** Every module brings its own routes in its manifest; a new folder is found without a line here. */
export default withOneLayoutEach(modules.flatMap(({ routes }) => routes))
