/** Replaces one passage (option `from`) in a module by another (`to`). Stops the build where the passage is gone. */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} no longer says: ${from}`);
  return source.replace(from, to);
};
