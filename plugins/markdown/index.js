module.exports = ({ markdownAST, markdownNode }, { prepare }) => prepare(markdownAST, markdownNode.parent);
