export { fromProvider, toProvider } from './amounts.ts'
export { clientOf, isAvailable, providerError, providerOf } from './provider.ts'
