// This file exists so that the bundler puts the animation engine into a separate chunk. Import the package only in this
// file.
export { animate } from 'framer-motion/dom/mini'
