export { keepDemoAnalyses } from './demo.ts'
