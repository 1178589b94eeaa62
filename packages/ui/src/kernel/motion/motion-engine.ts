// A file of its own, so that the engine is a separate chunk: importing the package anywhere else would pull it in.
export { animate } from 'framer-motion/dom/mini'
