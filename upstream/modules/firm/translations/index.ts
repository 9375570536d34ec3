export type { Said, TranslationSource } from './source.ts'
