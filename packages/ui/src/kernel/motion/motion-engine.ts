// A separate file keeps the engine a separate chunk: importing the package elsewhere would include it there.
export { animate } from 'framer-motion/dom/mini'
