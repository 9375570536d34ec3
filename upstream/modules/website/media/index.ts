export { cropRectangle, type Focus, focusWithin, type Rectangle } from './crop.ts'
export { type MediaFacts, type MediaRefusal, mediaFacts, mediaName } from './file-facts.ts'
export { planRenditions, type RenditionPlan, type Shape, sharedPicture } from './sizes.ts'
