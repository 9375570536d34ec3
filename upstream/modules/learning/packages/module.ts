import { defineModule } from '../../../core/hooks.ts'
import { answerPackage } from './package-call.ts'
import { servePackage } from './serve/serve-package.ts'

export const module = defineModule({
  name: 'packages',
  internal: { 'package-call': answerPackage },
  packageHost: servePackage,
})
