// For what runs without styles: the lists of routes, which are read before anything is built.
export { offerings } from './offerings.ts'
